import { DatePicker } from '@ark-ui/react/date-picker';
import { Editable } from '@ark-ui/react/editable';
import { PasswordInput } from '@ark-ui/react/password-input';
import { Portal } from '@ark-ui/react/portal';
import { TagsInput } from '@ark-ui/react/tags-input';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const date = (label, props) =>
  controlled([], (v, set) => (
    <DatePicker.Root onValueChange={(e) => set(e.valueAsString)} {...props}>
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input index={0} />
        {props?.selectionMode === 'range' && <DatePicker.Input index={1} />}
        <DatePicker.Trigger>📅</DatePicker.Trigger>
        <DatePicker.ClearTrigger>Clear</DatePicker.ClearTrigger>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content style={{ background: '#fff', border: '1px solid' }}>
            <DatePicker.View view="day">
              <DatePicker.Context>
                {({ weekDays, weeks }) => (
                  <>
                    <DatePicker.ViewControl>
                      <DatePicker.PrevTrigger>‹</DatePicker.PrevTrigger>
                      <DatePicker.ViewTrigger>
                        <DatePicker.RangeText />
                      </DatePicker.ViewTrigger>
                      <DatePicker.NextTrigger>›</DatePicker.NextTrigger>
                    </DatePicker.ViewControl>
                    <DatePicker.Table>
                      <DatePicker.TableHead>
                        <DatePicker.TableRow>
                          {weekDays.map((day, at) => (
                            <DatePicker.TableHeader key={at}>{day.short}</DatePicker.TableHeader>
                          ))}
                        </DatePicker.TableRow>
                      </DatePicker.TableHead>
                      <DatePicker.TableBody>
                        {weeks.map((week, at) => (
                          <DatePicker.TableRow key={at}>
                            {week.map((day, nth) => (
                              <DatePicker.TableCell key={nth} value={day}>
                                <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                              </DatePicker.TableCell>
                            ))}
                          </DatePicker.TableRow>
                        ))}
                      </DatePicker.TableBody>
                    </DatePicker.Table>
                  </>
                )}
              </DatePicker.Context>
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  ));

const tags = (props) =>
  controlled([], (v, set) => (
    <TagsInput.Root value={v} onValueChange={(e) => set(e.value)} {...props}>
      <TagsInput.Context>
        {({ value }) => (
          <>
            <TagsInput.Label>Skills</TagsInput.Label>
            <TagsInput.Control>
              {value.map((one, at) => (
                <TagsInput.Item key={at} index={at} value={one}>
                  <TagsInput.ItemPreview>
                    <TagsInput.ItemText>{one}</TagsInput.ItemText>
                    <TagsInput.ItemDeleteTrigger>×</TagsInput.ItemDeleteTrigger>
                  </TagsInput.ItemPreview>
                  <TagsInput.ItemInput />
                </TagsInput.Item>
              ))}
              <TagsInput.Input placeholder="Add" />
            </TagsInput.Control>
          </>
        )}
      </TagsInput.Context>
      <TagsInput.HiddenInput />
    </TagsInput.Root>
  ));

showCases({
  date: date('Check-in date'),
  'date of birth': date('Date of birth'),
  'date range': date('Travel dates', { selectionMode: 'range' }),
  tags: tags(),
  password: controlled('', (v, set) => (
    <PasswordInput.Root>
      <PasswordInput.Label>Password</PasswordInput.Label>
      <PasswordInput.Control>
        <PasswordInput.Input value={v} onChange={(e) => set(e.target.value)} />
        <PasswordInput.VisibilityTrigger>
          <PasswordInput.Indicator fallback="hide">show</PasswordInput.Indicator>
        </PasswordInput.VisibilityTrigger>
      </PasswordInput.Control>
    </PasswordInput.Root>
  )),
  'text to edit in place': controlled('', (v, set) => (
    <Editable.Root placeholder="Nickname" value={v} onValueChange={(e) => set(e.value)}>
      <Editable.Label>Nickname</Editable.Label>
      <Editable.Area>
        <Editable.Input />
        <Editable.Preview />
      </Editable.Area>
    </Editable.Root>
  )),
});
