import '@vaadin/checkbox';
import '@vaadin/combo-box';
import '@vaadin/date-picker';
import '@vaadin/radio-group';
import '@vaadin/select';
import '@vaadin/text-field';

export const page =
  (markup, state, extra, prepare = () => undefined) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    prepare(host);
    return { state: () => state(host), ...extra };
  };

export const value = (host) => host.value;
