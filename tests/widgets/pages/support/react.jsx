import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** A case whose model is what a component reports. */
export const reported =
  (Component, extra = {}) =>
  (root) => {
    let model = null;
    const report = (value) => {
      model = structuredClone(value ?? null);
    };
    createRoot(root).render(
      <StrictMode>
        <Component report={report} />
      </StrictMode>,
    );
    return { state: () => model, ...extra };
  };
