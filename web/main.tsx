import '#web/styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app to draw into');

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
