import '#web/styles/main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app to draw into');

// As a transition the first page is drawn in short turns, and the browser can answer in between.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
