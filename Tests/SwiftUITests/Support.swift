import ApusTesting
import SwiftUI
import SwiftUICore

/// The size a view takes for a proposal, at scale 2 unless said otherwise.
@MainActor
func size<V: View>(
  of view: V, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2, rightToLeft: Bool = false
) -> CGSize {
  let screen = Screen(
    Screen.Settings {
      $0.scale = scale
      $0.isRightToLeft = rightToLeft
    }
  ) { Probe(width: width, height: height) { view } }
  return screen.engine.root!.firstProbe!.measured
}

/// The frames of the views with an identifier, in the window.
@MainActor
func frames<V: View>(
  in size: CGSize, scale: CGFloat = 2, insets: EdgeInsets = EdgeInsets(), rightToLeft: Bool = false, _ view: V
) -> [String: CGRect] {
  let screen = Screen(
    Screen.Settings {
      $0.size = size
      $0.scale = scale
      $0.safeAreaInsets = insets
      $0.isRightToLeft = rightToLeft
    }
  ) { view }
  return Dictionary(screen.elements.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { first, _ in first })
}

/// A box that tests find by name.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?
  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// Measures its content for a proposal of the test.
private struct Probe<Content: View>: View {
  let width: CGFloat?
  let height: CGFloat?
  let content: Content
  init(width: CGFloat?, height: CGFloat?, @ViewBuilder content: () -> Content) {
    self.width = width
    self.height = height
    self.content = content()
  }
  var body: some View {
    ProbeLayout(proposal: ProposedViewSize(width: width, height: height)) { content }
  }
}

/// Offers its only subview the test's proposal and remembers the answer.
struct ProbeLayout: Layout {
  let proposal: ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}

extension ViewNode {
  @MainActor fileprivate var firstProbe: ViewNode? {
    if debugName == "ProbeLayout" { return self }
    var found: ViewNode?
    forEachViewChild { if found == nil { found = $0.firstProbe } }
    return found
  }
  fileprivate var measured: CGSize { size }
}

extension Screen {
  /// Takes a finger away as the system does, without its having been lifted.
  func touchCancel(at point: CGPoint) {
    send(.pointer(PointerEvent(kind: .touch, phase: .cancel, location: point, time: engine.time)))
  }
}
