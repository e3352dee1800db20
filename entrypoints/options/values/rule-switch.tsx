import { text, type TextKey } from '../../../utils/text';

interface RuleSwitchProps {
  readonly isOn: boolean;
  readonly isStored: boolean;
  /** Whether all that is typed is right. */
  readonly isRight: boolean;
  readonly onTurn: () => void;
}

/** Whether the open rule is used, and where it is not as it is typed, why. */
export function RuleSwitch({ isOn, isStored, isRight, onTurn }: RuleSwitchProps) {
  const state = stateKey(isOn, isStored, isRight);
  return (
    <div className="toggle">
      <input
        id="rule-on"
        type="checkbox"
        checked={isOn}
        disabled={!isStored || (!isRight && !isOn)}
        onChange={onTurn}
      />
      <label htmlFor="rule-on">{text('ruleUse')}</label>
      <p className="hint" role="status">
        {state && text(state)}
      </p>
    </div>
  );
}

function stateKey(isOn: boolean, isStored: boolean, isRight: boolean): TextKey | null {
  if (!isStored) return 'ruleUnfinished';
  if (!isRight) return 'ruleChangeUnsaved';
  return isOn ? null : 'ruleIsOff';
}
