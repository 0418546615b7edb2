public import Foundation
import Observation
import SwiftUI
public import SwiftUICore

/// Views of SwiftUI as what a cell shows.
///
///     cell.contentConfiguration = UIHostingConfiguration { Text("Kyoto") }
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var margins: [Edge: CGFloat] = [:]
  private var minWidth: CGFloat?
  private var minHeight: CGFloat?

  /// Shows views, without anything behind them.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
    var other = UIHostingConfiguration<Content, Other>(content, background)
    (other.margins, other.minWidth, other.minHeight) = (margins, minWidth, minHeight)
    return other
  }

  /// Shows views behind the others, to the edges of the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { with(content()) }
  /// Fills the cell behind the views.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }
  /// Sets the distance of the views from edges of the cell, in points; they keep the cell's margins from the others.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }
  /// Sets the distances of the views from edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
  }
  /// Sets how large the cell is at least, in points; `nil` leaves a side to the views.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    (copy.minWidth, copy.minHeight) = (width, height)
    return copy
  }

  /// Makes a view that shows the views.
  public func makeContentView() -> any UIView & UIContentView { HostedConfigurationView(self) }
  /// Says the same in each state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// The views, as far from the edges as is said, or as a view's margins are.
  fileprivate func shown(in own: UIEdgeInsets) -> AnyView {
    let insets = EdgeInsets(
      top: margins[.top] ?? own.top, leading: margins[.leading] ?? own.left, bottom: margins[.bottom] ?? own.bottom,
      trailing: margins[.trailing] ?? own.right)
    return AnyView(
      content.padding(insets).frame(minWidth: minWidth, minHeight: minHeight, alignment: .leading).background { background })
  }
}

/// What fills a cell behind views of SwiftUI.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  /// What the view shows.
  public var body: some View { Rectangle().fill(style) }
}

/// Shows a configuration of SwiftUI's views.
private final class HostedConfigurationView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    setHostedContent(shown.shown(in: layoutMargins))
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      setHostedContent(new.shown(in: layoutMargins))
    }
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setHostedContent(shown.shown(in: layoutMargins))
  }
}
