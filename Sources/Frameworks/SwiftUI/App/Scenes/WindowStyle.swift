import SwiftUICore

/// What is around the content of windows; set it with `windowStyle(_:)`.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// Which of the styles it is.
  nonisolated var _kind: _WindowStyleKind { get }
}

/// The styles that windows have.
public enum _WindowStyleKind: Sendable {
  /// A title bar and edges.
  case titleBar
  /// Edges alone.
  case hiddenTitleBar
  /// Nothing.
  case plain
}

/// The style that fits the surroundings: a title bar.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style that windows have without another.
  public nonisolated init() {}
  /// A title bar.
  public nonisolated var _kind: _WindowStyleKind { .titleBar }
}

/// A title bar above the content.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style of a title bar.
  public nonisolated init() {}
  /// A title bar.
  public nonisolated var _kind: _WindowStyleKind { .titleBar }
}

/// No title bar: the content has the window, whose edges a person still moves.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style without a title bar.
  public nonisolated init() {}
  /// Edges alone.
  public nonisolated var _kind: _WindowStyleKind { .hiddenTitleBar }
}

/// The content alone, with nothing around it.
nonisolated public struct PlainWindowStyle: WindowStyle {
  /// Makes the style of content alone.
  public nonisolated init() {}
  /// Nothing is around it.
  public nonisolated var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that fits the surroundings.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar above the content.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// The content alone.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets what is around the content of the scene's windows when they open.
  ///
  ///     WindowGroup { Text("Kyoto") }.windowStyle(.hiddenTitleBar)
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    trait(\.frame, style._kind.frame)
  }
}

extension _WindowStyleKind {
  /// What a host is asked for.
  fileprivate var frame: WindowAttributes.Frame {
    switch self {
    case .titleBar: .titled
    case .hiddenTitleBar: .edges
    case .plain: .none
    }
  }
}
