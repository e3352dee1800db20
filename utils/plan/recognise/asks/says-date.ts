/** Words for a day, in what is asked. */

/** "Date work completed" tells no story. */
export const beginsWithDate = /^\W*(?:date|datum|fecha|дата|dato|päivämäärä|tarih)(?!\p{L})/iu;

export const saysDate = /date|datum|fecha|data\b|дата|日|تاريخ|tarih/i;
