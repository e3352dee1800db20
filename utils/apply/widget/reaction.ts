/**
 * Milliseconds in which a widget, or its page, shows what was done to it. Each is the longest that a state is waited for:
 * whoever waits goes on as soon as it is there, so a reaction that is late costs a field, and one that never comes costs
 * the time. They are as short as the slowest widget known allows; where a reason names one, that is it.
 */
export const reaction = {
  /** To a key, a small step, the mouse over it: most answer at once. */
  step: 150,
  /** To a press or a typed entry, for which a page may draw its part anew. */
  press: 400,

  /** A component that shows its old value as it is left commits the new one (Baloise). */
  valueCommitted: 60,
  /** A choice goes that is pressed once more. */
  pressedChoiceGone: 60,
  /** The focus moves on after a character. */
  focusMovedOn: 80,
  /** One input gives place to its twin. */
  twinShown: 200,
  /** A page that takes files over shows them. */
  filesTakenOver: 250,
  /** An editor draws what was put in. */
  richTextDrawn: 200,
  /** An editor of code draws its lines anew. */
  editorDrawn: 300,
  /** A box that moves comes to rest. */
  boxAtRest: 500,
  /** An entry that was taken out goes. */
  addedEntryGone: 500,

  /** A list or calendar comes on show after one try to open it; a list shows what a press did. */
  listOpened: 350,
  /** Options come from a server. */
  optionsLoaded: 1_200,
  /** A list that stands open and empty fills by itself; after that it is scrolled. */
  emptyListScrolled: 200,
  /** A search box shows that it looks for something. */
  searchBegun: 700,
  /** An option under the mouse opens those beside it. */
  submenuOpened: 60,
  /** A widget shows what its list has marked. */
  markShown: 80,
  /** What was chosen shows, and the list is out of its way. */
  chosenOptionShown: 600,
  /** A list that closes is out of the mouse's way. */
  listOutOfWay: 400,
  /** A clear button comes on show under the mouse. */
  clearButtonShown: 60,
  /** A widget that has been left takes back a text it does not want. */
  unwantedTextGone: 200,

  /** A popup goes, its fade included; one that is transparent is seen or gone. */
  popupGone: 250,
  /** The same for one that is on its way out already: a further Escape would close the dialog around it (jQuery UI). */
  leavingPopupGone: 500,
  /** A field that has got its focus back opens something. */
  openedByFocus: 120,
  /** The page opens something after an undo (Eufemia: 240); a fill has waited for it already. */
  openedAfterUndo: 300,
  /** A meter is drawn beside what was typed, and goes. */
  meterDrawn: 100,
  meterGone: 300,
  /** A pad of keys comes on show. */
  keypadOpened: 700,

  /** A colour picker comes on show; one that grows as it opens has no size before; one may close by itself. */
  colourPickerOpened: 900,
  colourPickerGrown: 150,
  colourPickerGone: 100,
  /** The swatch shows a text that its picker takes as it is typed. */
  typedColourShown: 60,

  /** A press opens a calendar, or the input shows the day that was chosen. */
  calendarOpenedByPress: 150,
  /** A calendar opens after its field was left. */
  calendarOpenedLate: 100,
  /** A press opens a hidden calendar: short, since most date fields have none (jquery-datetimepicker: 100). */
  hiddenPickerOpened: 180,
  /** A page takes back what it could not read as a day. */
  unreadTextGone: 40,
  /** A calendar turns by a page. */
  calendarTurned: 400,
  /** The field shows the day that a calendar was turned to. */
  chosenDayShown: 120,
  /** A calendar goes once its day is chosen (Lightpick: 100). */
  chosenCalendarGone: 150,
  /** A calendar goes whose field has lost the focus. */
  leftCalendarGone: 800,
  /** A calendar that its field calls closed goes: one that is opened while it goes may stay for good. */
  closedCalendarGone: 600,
  /** A day goes that is pressed once more. */
  pressedDayGone: 60,
  /** The minutes of a dial take the place of its hours. */
  minutesShown: 600,
} as const;
