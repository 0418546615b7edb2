import CoreGraphicsTypes
public import SwiftUICore

/// A box with a check where the toggle is on and a dash where it is mixed, and the label beside it; both can be pressed.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style of a box with a check.
  public nonisolated init() {}
  /// The toggle's look in this style.
  public func makeBody(configuration: Configuration) -> some View { CheckboxRow(configuration: configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check, and the label beside it.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A box and a label.
private struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.metrics.checkboxes) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let (isOn, metrics) = (configuration.$isOn, metrics)
    Pressable(action: { isOn.wrappedValue.toggle() }) { isPressed in
      let box = Checkbox(isFilled: configuration.isOn || configuration.isMixed, isMixed: configuration.isMixed)
        .opacity(isPressed ? metrics.pressedOpacity : 1)
      if labelsAreHidden {
        box.accessibilityElement().accessibilityName(from: configuration.label)
      } else {
        HStack(alignment: .firstTextLineCenter, spacing: metrics.spacing) {
          box.accessibilityHidden(true)
          configuration.label
        }
      }
    }
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
  }
}

/// The box alone.
private struct Checkbox: View {
  let isFilled: Bool
  let isMixed: Bool
  @Environment(\.metrics.checkboxes) private var metrics

  var body: some View {
    TickShape(isFilled: isFilled) { size in
      RoundedRectangle(cornerRadius: size * metrics.corner)
    } sign: { size in
      if isFilled {
        Image(systemName: isMixed ? "minus" : "checkmark")
          .font(.system(size: size * metrics.mark, weight: .bold)).foregroundStyle(.white)
      }
    }
    .contentShape(Rectangle())
  }
}
