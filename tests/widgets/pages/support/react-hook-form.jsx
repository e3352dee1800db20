import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

export function hookForm(render, defaults) {
  return (root) => {
    let get;
    function Case() {
      const methods = useForm({ defaultValues: defaults, mode: 'onBlur' });
      get = methods.getValues;
      return <form onSubmit={methods.handleSubmit(() => {})}>{render(methods)}</form>;
    }
    createRoot(root).render(<Case />);
    return { state: () => get() };
  };
}
