import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShowToast, useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { Frame } from './Frame.tsx';

let show: ShowToast;
function Grab() {
  show = useToast();
  return null;
}
const messages = () => [...screen.getByLabelText('Notifications').querySelectorAll('.message')].map((node) => node.textContent);

describe('the toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Grab />, { wrapper: Frame });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stand with the newest on top', () => {
    act(() => show({ type: 'success', message: 'first' }));
    act(() => show({ type: 'success', message: 'second' }));
    expect(messages()).toEqual(['second', 'first']);
  });

  it('go after 2,000 ms, each by its own clock', () => {
    act(() => show({ type: 'success', message: 'first' }));
    act(() => void vi.advanceTimersByTime(1500));
    act(() => show({ type: 'info', message: 'second' }));
    act(() => void vi.advanceTimersByTime(499));
    expect(messages()).toEqual(['second', 'first']);
    act(() => void vi.advanceTimersByTime(1));
    expect(messages()).toEqual(['second']);
  });

  it('wait while the pointer is on them', () => {
    act(() => show({ type: 'success', message: 'read me' }));
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(messages()).toEqual(['read me']);
    fireEvent.mouseLeave(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(2000));
    expect(messages()).toEqual([]);
  });

  it('read errors out at once and the others politely', () => {
    act(() => show({ type: 'error', message: 'broken' }));
    act(() => show({ type: 'success', message: 'saved' }));
    expect(screen.getByRole('alert').textContent).toContain('broken');
    expect(screen.getByRole('status').textContent).toContain('saved');
  });

  it('undo once, and do not close then', () => {
    const onUndo = vi.fn();
    const onClose = vi.fn();
    act(() => show({ type: 'info', message: 'archived', onUndo, onClose }));
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
    act(() => void vi.advanceTimersByTime(10_000));
    expect([onUndo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    expect(messages()).toEqual([]);
  });

  it('tell that they went without an undo', () => {
    const onClose = vi.fn();
    act(() => show({ type: 'info', message: 'archived', onUndo: () => undefined, onClose, autoHideMs: 5000 }));
    act(() => void vi.advanceTimersByTime(4999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
