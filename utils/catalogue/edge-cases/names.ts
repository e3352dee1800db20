import { edgeCases } from '../edge-case';

/** After “Falsehoods programmers believe about names” (Patrick McKenzie): each is the name of many people. */
export const nameCases = edgeCases(
  'names',
  ['line'],
  [
    ['apostrophe', 'Apostrophe', "Siobhán O'Brien-Ní Dhomhnaill"],
    ['single', 'One name only', 'Suharto'],
    ['one-letter', 'One letter', 'O'],
    ['two-letters', 'Two letters', 'Ng'],
    ['null', 'Family name Null', 'Jennifer Null'],
    ['long', 'Many names', 'Wolfeschlegelsteinhausenbergerdorff'],
    ['particles', 'Particles', 'Ludwig van der Rohe de la Cruz'],
    ['lower', 'Lower case', 'bell hooks'],
    ['hyphens', 'Hyphens', 'Anne-Marie Leutheusser-Schnarrenberger'],
    ['suffix', 'Comma and suffix', 'Sammy Davis, Jr.'],
    ['number', 'Number', 'John Smith 3rd'],
    ['polish', 'Polish letters', 'Grzegorz Brzęczyszczykiewicz'],
    ['icelandic', 'Icelandic letters', 'Þórður Ægisson'],
    ['vietnamese', 'Stacked accents', 'Nguyễn Thị Ánh'],
    ['hawaiian', 'ʻOkina', 'Kaʻiulani Keʻelikōlani'],
    ['arabic', 'Arabic', 'محمد بن عبد الله'],
    ['chinese', 'Chinese', '欧阳娜娜'],
    ['tamil', 'Tamil', 'அருண்மொழி'],
  ],
);
