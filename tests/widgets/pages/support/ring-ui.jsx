import '@jetbrains/ring-ui-built/components/style.css';
