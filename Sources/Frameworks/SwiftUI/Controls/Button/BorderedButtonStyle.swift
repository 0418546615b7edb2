import CoreGraphicsTypes
public import SwiftUICore

/// A label in the tint on a faint fill of it, with round corners.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label in the tint on a faint fill of it.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, isProminent: false) }
  }
}

/// A white label on the tint, with round corners.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a white label on the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, isProminent: true) }
  }
}

/// A label on a filled shape (Facts 3.3).
private struct FilledLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.look.buttons) private var look
  @Environment(\.accent) private var accent

  var body: some View {
    let measures = look.measures(for: controlSize)
    let isDestructive = configuration.role == .destructive
    let tint: Color = isDestructive ? .red : .accentColor
    let isTinted = isDestructive || accent != nil
    let fill: Color = !isEnabled ? look.plainFill : isProminent ? tint : isTinted ? tint.opacity(0.15) : look.plainFill
    let text: Color = !isEnabled ? Color(UIColor.tertiaryLabel) : isProminent ? .white : tint
    let shape = border.shape(radius: measures.radius)
    configuration.label
      .transformEnvironment(\.font) { $0 = $0 ?? measures.font }
      .foregroundColor(text)
      .modifier(FilledLabelRoom(insets: measures.insets, isCircle: border == .circle))
      .background(fill, in: shape)
      .overlay(Color.black.opacity(configuration.isPressed ? 0.1 : 0), in: shape)
  }
}

/// The room around a button's label: its insets, or as high as wide.
private struct FilledLabelRoom: ViewModifier {
  let insets: EdgeInsets
  let isCircle: Bool
  func body(content: Content) -> some View {
    if isCircle {
      SquareLayout { content.padding(insets.top) }
    } else {
      content.padding(insets)
    }
  }
}

/// As large as the greater of a view's sides, which stands in the middle.
private struct SquareLayout: Layout {
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint fill, of the tint where one is set and gray elsewhere.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
