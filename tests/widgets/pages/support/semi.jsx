import '@douyinfe/semi-ui/dist/css/semi.min.css';

export const F = ({ label, children }) => (
  <div className="semi-form-field">
    <label className="semi-form-field-label">{label}</label>
    <div>{children}</div>
  </div>
);
