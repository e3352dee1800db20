import { RadioTile, RadioTileGroup, Rate as RsuiteRate } from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import 'rsuite/dist/rsuite.min.css';

const label = (inner) => (
  <div>
    <label>Your rating</label>
    {inner}
  </div>
);

showCases({
  'radio tiles': {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioTileGroup aria-label="Visibility" value={v} onChange={set}>
        <RadioTile label="Private" value="private">
          Only you
        </RadioTile>
        <RadioTile label="Public" value="public">
          Everyone
        </RadioTile>
      </RadioTileGroup>
    )),
  },
  rsuite: controlled(0, (v, set) => label(<RsuiteRate value={v} onChange={set} />)),
});
