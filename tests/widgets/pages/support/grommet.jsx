import { Grommet } from 'grommet';
import { controlled } from './react-case.jsx';

export const c = (i, r, e) => controlled(i, (v, set) => <Grommet>{r(v, set)}</Grommet>, e);
