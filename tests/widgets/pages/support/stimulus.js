import { Application, Controller } from '@hotwired/stimulus';

/** A Stimulus controller that keeps what its actions hear. */
export function stimulus(markup, extra = {}) {
  return (root) => {
    const model = {};
    root.innerHTML = `<form data-controller="sheet">${markup}<button type="submit">Send</button></form>`;
    const application = Application.start();
    application.register(
      'sheet',
      class extends Controller {
        keep({ target }) {
          model[target.name] = target.type === 'checkbox' ? target.checked : target.value;
        }
      },
    );
    return { state: () => ({ ...model }), ...extra };
  };
}
