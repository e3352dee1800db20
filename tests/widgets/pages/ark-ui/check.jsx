import { RatingGroup } from '@ark-ui/react/rating-group';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  ark: {
    undo: false,
    show: controlled(0, (v, set) => (
      <RatingGroup.Root count={5} value={v} onValueChange={(details) => set(details.value)}>
        <RatingGroup.Label>Rating</RatingGroup.Label>
        <RatingGroup.Control>
          <RatingGroup.Context>
            {({ items }) =>
              items.map((item) => (
                <RatingGroup.Item key={item} index={item}>
                  <RatingGroup.ItemContext>{({ highlighted }) => (highlighted ? '★' : '☆')}</RatingGroup.ItemContext>
                </RatingGroup.Item>
              ))
            }
          </RatingGroup.Context>
          <RatingGroup.HiddenInput />
        </RatingGroup.Control>
      </RatingGroup.Root>
    )),
  },
});
