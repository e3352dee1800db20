import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateField,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  TimeField,
} from 'react-aria-components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const segments = <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>;

showCases({
  'date field': {
    show: controlled(
      null,
      (v, set) => (
        <DateField value={v} onChange={set}>
          <Label>Date</Label>
          {segments}
        </DateField>
      ),
      { text: '2026-12-03', wantPart: '"month":12' },
    ),
  },
  'time field': {
    show: controlled(
      null,
      (v, set) => (
        <TimeField value={v} onChange={set}>
          <Label>Time</Label>
          {segments}
        </TimeField>
      ),
      { text: '14:30', wantPart: '"hour":14' },
    ),
  },
  'date picker': {
    show: controlled(
      null,
      (v, set) => (
        <DatePicker value={v} onChange={set}>
          <Label>Date</Label>
          <Group>
            {segments}
            <Button>▼</Button>
          </Group>
          <Popover>
            <Dialog>
              <Calendar>
                <header>
                  <Button slot="previous">◀</Button>
                  <Heading />
                  <Button slot="next">▶</Button>
                </header>
                <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      ),
      { text: '2026-12-03', wantPart: '"day":3' },
    ),
  },
});
