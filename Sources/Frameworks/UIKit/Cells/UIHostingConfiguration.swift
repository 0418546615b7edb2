public import CoreGraphicsTypes
import Foundation
import SwiftUI
public import SwiftUICore

/// A view of SwiftUI in a row or an item.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var edges: Edge.Set = []
  private var insets = EdgeInsets()
  private var least = CGSize.zero

  /// Has a row show a view of SwiftUI.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }

  private func with<New: View>(_ background: New) -> UIHostingConfiguration<Content, New> {
    var result = UIHostingConfiguration<Content, New>(content, background)
    (result.edges, result.insets, result.least) = (edges, insets, least)
    return result
  }

  /// The same on another ground.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { with(content()) }
  /// The same on a colour or another style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }
  /// The same with another room around at some edges, in points; `nil` for the usual one.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// The same with another room around at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var result = self
    result.edges.formUnion(edges)
    if edges.contains(.top) { result.insets.top = insets.top }
    if edges.contains(.leading) { result.insets.leading = insets.leading }
    if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
    return result
  }
  /// The same, not smaller than a size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var result = self
    result.least = CGSize(width: width ?? 0, height: height ?? 0)
    return result
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  /// The same: views of SwiftUI follow states by themselves.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// A style behind a view of SwiftUI in a row.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  /// The style, over all that is offered.
  public var body: some View { Rectangle().fill(style) }
}

/// A configuration that is a view of SwiftUI.
@MainActor
private protocol HostedConfiguration {
  func face(_ usual: EdgeInsets) -> AnyView
}

extension UIHostingConfiguration: HostedConfiguration {
  fileprivate func face(_ usual: EdgeInsets) -> AnyView {
    let room = EdgeInsets(
      top: edges.contains(.top) ? insets.top : usual.top, leading: edges.contains(.leading) ? insets.leading : usual.leading,
      bottom: edges.contains(.bottom) ? insets.bottom : usual.bottom,
      trailing: edges.contains(.trailing) ? insets.trailing : usual.trailing)
    return AnyView(
      content.padding(room).frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height, alignment: .leading)
        .background { background })
  }
}

/// Shows a view of SwiftUI in a row.
private final class HostedContentView: UIView, UIContentView, FacedView, RowMarginsKeeping {
  let face = FaceModel()
  private var content: any UIContentConfiguration & HostedConfiguration
  private var margins = EdgeInsets(
    top: ListMetrics.usual.rowInset, leading: ListMetrics.usual.margin(forWidth: 0), bottom: ListMetrics.usual.rowInset,
    trailing: ListMetrics.usual.margin(forWidth: 0))

  init(_ content: any UIContentConfiguration & HostedConfiguration) {
    self.content = content
    super.init(frame: .zero)
    showFace { $0.content.face($0.margins) }
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? any UIContentConfiguration & HostedConfiguration else { return }
      content = new
      faceChanged()
    }
  }
  func keepMargins(leading: CGFloat, trailing: CGFloat) {
    guard margins.leading != leading || margins.trailing != trailing else { return }
    (margins.leading, margins.trailing) = (leading, trailing)
    faceChanged()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureHostedContent(ProposedViewSize(fitting: CGSize(width: size.width, height: 0)))
  }
}

/// A view that stands as far from the sides of its row as the row's other content does.
@MainActor
protocol RowMarginsKeeping: UIView {
  func keepMargins(leading: CGFloat, trailing: CGFloat)
}

extension UIListContentView: RowMarginsKeeping {}
