import CoreGraphicsTypes
import Foundation

/// How a view shows that a pointer is over it.
public struct HoverEffect: Sendable {
  enum Kind { case highlight, lift }
  let kind: Kind
  /// The effect that fits best: `highlight`.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A rounded plate shows behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little above its shadow.
  public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views show that a pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Shows when a pointer is over the view.
  ///
  /// A finger on a screen does not hover.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(kind: effect.kind, isEnabled: isEnabled))
  }

  /// Keeps the views inside from showing that a pointer is over them; what is disabled outside stays so.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// Draws a view differently while a pointer is over it.
nonisolated struct _HoverEffectModifier: PrimitiveModifier {
  typealias Body = Never
  let kind: HoverEffect.Kind
  let isEnabled: Bool
  nonisolated init(kind: HoverEffect.Kind, isEnabled: Bool) {
    self.kind = kind
    self.isEnabled = isEnabled
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HoverEffectNode { HoverEffectNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HoverEffectNode, with modifier: Self) { node.setModifier(modifier) }
}

final class HoverEffectNode: WrapperNode, HoverTarget {
  /// Seconds from one look to the other; a choice, as its lengths and opacities are (Facts 3.6).
  private static let duration: TimeInterval = 0.2
  private var modifier: _HoverEffectModifier
  private var isHovered = false
  /// How much of the effect shows: 0…1.
  private var amount = AnimatedValue(0.0)

  init(_ modifier: _HoverEffectModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: _HoverEffectModifier) {
    modifier = new
    refresh()
    invalidateDisplay()
  }

  func pointerMoved(to location: CGPoint) {
    isHovered = true
    refresh()
  }

  func pointerLeft() {
    isHovered = false
    refresh()
  }

  override func update() {
    needsUpdate = false
    refresh()
  }

  private func refresh() {
    let environment = EnvironmentValues(scope: scope, reader: self)
    let goal = isHovered && modifier.isEnabled && environment.isHoverEffectEnabled && environment.isEnabled ? 1.0 : 0
    guard goal != amount.model else { return }
    set(goal, in: &amount, transaction: Transaction(animation: .easeOut(duration: Self.duration)))
    invalidateDisplay()
    graph.wantFrame()
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&amount, changing: .display)
  }

  override func makeFragment() -> DisplayFragment {
    let inner = content.fragment()
    let shown = amount.presentation
    guard shown > 0 else { return inner }
    switch modifier.kind {
    case .highlight: return highlighted(inner, shown)
    case .lift: return lifted(inner, shown)
    }
  }

  private func highlighted(_ inner: DisplayFragment, _ shown: Double) -> DisplayFragment {
    let environment = EnvironmentValues(scope: scope, reader: self)
    let gray: Float = environment.colorScheme == .dark ? 1 : 0
    let plate = CGRect(origin: .zero, size: size)
    let color = DisplayColor(red: gray, green: gray, blue: gray, alpha: Float(0.1 * shown))
    let path =
      environment.hoverShape.map { shape in withContainerShape { shape.path(plate, layoutDirection) } }
      ?? Path(roundedRect: plate, cornerRadius: min(8, size.height / 2), style: .continuous)
    var builder = FragmentBuilder(for: self)
    builder.append(.fill(DisplayFill(path: path, paint: .color(color))), bounds: plate)
    builder.append(inner, at: .zero)
    return builder.finish()
  }

  private func lifted(_ inner: DisplayFragment, _ shown: Double) -> DisplayFragment {
    let scale = 1 + 0.05 * shown
    let growth = _ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: .center).projection(size: size)
    let shadow = DisplayEffect.shadow(
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(0.25 * shown)), radius: 8,
      offset: CGSize(width: 0, height: 4))
    return inner.wrapped(in: shadow, id: displayID).wrapped(in: .transform(growth), id: displayID)
  }

  override var debugName: String { "HoverEffect" }
}
