import './styles/desk.css';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no place for the desk');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
