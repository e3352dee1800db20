import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Rule } from '../../../utils/plan/rules/rule';
import { countedText, text } from '../../../utils/text';
import { ruleTitle, sitesTitle, valueSummary } from './rule-summary';
import { OpenButton } from '../open-button';

export interface RuleListProps {
  /** In their order. */
  readonly rules: readonly Rule[];
  readonly chosen: string | null;
  /** By rule: how many fields it decides on in the tab; null where there is no tab. */
  readonly caught: ReadonlyMap<string, number> | null;
  /** By rule that never decides: what the one is called that always does. */
  readonly shadows: ReadonlyMap<string, string>;
  readonly onChoose: (id: string) => void;
  readonly onTurn: (id: string) => void;
  /** @param to the rule whose place it takes */
  readonly onMove: (id: string, to: string) => void;
}

/** The rules in their order, sorted by dragging their handle or with its arrow keys. */
export function RuleList({ rules, onMove, ...rest }: RuleListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: unknown) => rules.findIndex((rule) => rule.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('sortStart', place(active.id), rules.length),
    onDragOver: ({ over }) => (over ? text('sortOver', place(over.id), rules.length) : undefined),
    onDragEnd: ({ over, active }) => text('sortEnd', place((over ?? active).id), rules.length),
    onDragCancel: () => text('sortCancel'),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text('sortHint') } }}
    >
      <SortableContext items={rules.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="rules">
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} {...rest} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function RuleItem({
  rule,
  chosen,
  caught,
  shadows,
  onChoose,
  onTurn,
}: { readonly rule: Rule } & Omit<RuleListProps, 'rules' | 'onMove'>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: rule.id,
  });
  const title = ruleTitle(rule);
  const shadow = shadows.get(rule.id);
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={style} className="rule" data-chosen={chosen === rule.id || undefined}>
      <button
        type="button"
        className="rule-handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={text('sortRule', title)}
      >
        ⠿
      </button>
      <input type="checkbox" checked={rule.on} aria-label={text('ruleOn', title)} onChange={() => onTurn(rule.id)} />
      <OpenButton isOpen={chosen === rule.id} onOpen={() => onChoose(rule.id)}>
        <bdi>{title}</bdi>
        <span className="hint">
          {sitesTitle(rule)} · <bdi>{valueSummary(rule.value)}</bdi>
        </span>
        {shadow !== undefined && <span className="warning">{text('ruleNeverUsed', shadow)}</span>}
      </OpenButton>
      {caught && rule.on && <span className="rule-caught">{countedText('fieldsHere', caught.get(rule.id) ?? 0)}</span>}
    </li>
  );
}
