public import CoreGraphicsTypes
public import SwiftUICore

/// A well with a colour, which opens a panel to choose another one: a sheet in narrow windows, a popover in wide ones.
///
/// With `supportsOpacity: false` the panel has no slider for it. What is chosen is written while a finger moves.
///
///     ColorPicker("Sky", selection: $color, supportsOpacity: false)
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: ColorSelection
  private let label: Label

  init(_ selection: ColorSelection, label: Label) {
    self.selection = selection
    self.label = label
  }

  /// The number of views that a view of this type stands for: one.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View { ColorWellLine(selection: selection, label: label) }
}

extension ColorPicker {
  /// Creates a picker for a colour.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(ColorSelection(selection, supportsOpacity: supportsOpacity), label: label())
  }
  /// Creates a picker for a Core Graphics colour.
  public nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(ColorSelection(selection, supportsOpacity: supportsOpacity), label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a colour, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a picker for a colour, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
  /// Creates a picker for a Core Graphics colour, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a picker for a Core Graphics colour, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The label and the well.
private struct ColorWellLine<Label: View>: View {
  let selection: ColorSelection
  let label: Label
  @State private var isOpen = false
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.metrics.colorPickers) private var metrics

  var body: some View {
    let (selection, metrics, open) = (selection, metrics, { isOpen = true })
    let color = selection.get(environment)
    ControlLine(label: label, spacing: metrics.spacing) {
      Pressable(action: open) { _ in ColorWell(color: Color(color)).contentShape(Circle()) }
        .opacity(isEnabled ? 1 : metrics.disabledOpacity)
        .popover(isPresented: $isOpen) {
          ColorPanel(selection: selection, mix: ColorMix(color))
            .presentationDetents([.height(metrics.panelSize.height), .large])
        }
    }
    .accessibilityControl(.button, activate: open)
    .accessibilityValue(Text(verbatim: color.spokenName))
  }
}

/// A ring of all colours around the one that is chosen (Facts 3.9).
private struct ColorWell: View {
  let color: Color
  @Environment(\.metrics.colorPickers) private var metrics
  var body: some View {
    Circle()
      .strokeBorder(AngularGradient(gradient: metrics.ringColors, center: .center), lineWidth: metrics.ring)
      .overlay { Circle().inset(by: metrics.ring + metrics.gap).fill(color) }
      .frame(width: metrics.well, height: metrics.well)
  }
}

/// The colour of a binding, whatever its type and its numbers.
nonisolated struct ColorSelection {
  let get: (EnvironmentValues) -> Color.Resolved
  let set: (Color.Resolved) -> Void
  let supportsOpacity: Bool

  init(_ selection: Binding<Color>, supportsOpacity: Bool) {
    get = { selection.wrappedValue.resolve(in: $0).withinGamut }
    set = { selection.wrappedValue = Color($0) }
    self.supportsOpacity = supportsOpacity
  }

  init(_ selection: Binding<CGColor>, supportsOpacity: Bool) {
    get = { _ in
      let (red, green, blue, alpha) = selection.wrappedValue.rgba
      return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)).withinGamut
    }
    set = {
      selection.wrappedValue = CGColor(
        red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.opacity))
    }
    self.supportsOpacity = supportsOpacity
  }
}

extension Color.Resolved {
  /// The colour as it is drawn: each part within 0…1, and 0 where it is no number.
  fileprivate nonisolated var withinGamut: Color.Resolved {
    let parts = [red, green, blue, opacity].map { Float(Double($0).asFraction) }
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// The colour in hexadecimal digits, with its opacity where it has one.
  nonisolated var spokenName: String {
    let digits = [red, green, blue].map { part in
      let text = String(Int(clamping: (Double(part).asFraction * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = opacity < 1 ? ", " + Double(opacity).percent : ""
    return "#" + digits.joined() + opacity
  }
}
