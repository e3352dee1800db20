import messages from '../../public/_locales/en/messages.json';

/** `browser.i18n` over the English texts, as a browser answers. */
export function fakeI18n(direction = 'ltr', language = 'en') {
  return {
    getUILanguage: () => language,
    getMessage(key: string, values: readonly string[] = []): string {
      if (key === '@@bidi_dir') return direction;
      if (!Object.hasOwn(messages, key)) return '';
      const { message } = messages[key as keyof typeof messages];
      return message.replace(/\$(\d)/g, (_whole, place: string) => values[Number(place) - 1] ?? '');
    },
  };
}
