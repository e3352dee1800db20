import { defineAllComponents } from 'igniteui-webcomponents';
import 'igniteui-webcomponents/themes/light/bootstrap.css';

defineAllComponents();

export const ev = { events: ['igcChange', 'igcInput'] };
