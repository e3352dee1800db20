export const L = ({ label, id = 'w', children }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
