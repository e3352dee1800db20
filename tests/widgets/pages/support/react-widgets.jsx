import 'react-widgets/styles.css';

export const L = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);
