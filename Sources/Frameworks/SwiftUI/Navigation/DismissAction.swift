public import SwiftUICore

/// Takes away the screen, or whatever else was presented, that a view belongs to; does nothing where nothing was.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated final class Target {
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
  }
  // Safe: never changed; it acts on the main thread.
  nonisolated(unsafe) private let target: Target?
  nonisolated init(_ target: Target?) { self.target = target }

  /// Takes it away.
  public func callAsFunction() { act() }
  nonisolated func act() { target?.act() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Takes away the screen that the view belongs to.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view belongs to a screen, or something else, that was presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view's screen was presented, and a way to take it away; the older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard isPresented, !mode.isPresented else { return }
        dismiss.act()
      })
  }
}

/// Whether a view's screen was presented.
nonisolated public struct PresentationMode {
  /// Whether it is shown because something presented it.
  public private(set) var isPresented: Bool
  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes it away.
  public mutating func dismiss() { isPresented = false }
}
