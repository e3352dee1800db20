/** Events by which web components tell of a change, besides those a page names itself. */
const usual = ['input', 'change'];

/**
 * A case of a web component in a form. The model is what an application that listens has read last.
 * @param markup what stands in the form; the component is `#widget`
 * @param read the application's value of the component, given the event it tells of it by
 * @param events what the application listens to besides `input` and `change`
 */
export function component(markup, read, { events = [], prepare = () => undefined, ...extra } = {}) {
  return (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    let heard;
    for (const type of [...usual, ...events])
      root.addEventListener(type, (event) => (heard = { value: read(host, event) }));
    prepare(host);
    return { state: () => plain(heard ? heard.value : read(host)), ...extra };
  };
}

export const valueOf = (host) => host.value;
export const checkedOf = (host) => host.checked;

function plain(value) {
  return JSON.parse(JSON.stringify(value ?? null));
}
