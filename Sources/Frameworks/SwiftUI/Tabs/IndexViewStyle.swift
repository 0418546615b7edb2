public import SwiftUICore

/// How the dots look that stand for the pages of a tab view.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// When a background shows behind the dots.
  nonisolated var _background: _PageDotsBackground { get }
}

/// When a background shows behind the dots of pages.
public enum _PageDotsBackground: Sendable {
  /// Never.
  case never
  /// Always.
  case always
  /// While a finger moves the pages.
  case interactive
}

/// Dots for pages, with or without a background.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When a background shows behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let background: _PageDotsBackground
    /// As fits the surroundings: not on a screen of this kind.
    public static let automatic = BackgroundDisplayMode(background: .never)
    /// While a finger moves the pages.
    public static let interactive = BackgroundDisplayMode(background: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(background: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(background: .never)
  }
  let backgroundDisplayMode: BackgroundDisplayMode

  /// Makes the style of dots with a background when it is asked for.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// When a background shows behind the dots.
  public nonisolated var _background: _PageDotsBackground { backgroundDisplayMode.background }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with a background when it is asked for.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots look that stand for the pages of tab views inside.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsBackground, style._background.pageDots)
  }
}

extension _PageDotsBackground {
  nonisolated fileprivate var pageDots: PageDotsBackground {
    switch self {
    case .never: .never
    case .always: .always
    case .interactive: .interactive
    }
  }
}
