import CoreGraphicsTypes
import SwiftUICore

/// All values as buttons below or beside each other, of which the chosen one has a dot.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style of pickers with buttons for their values.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .radioGroup) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All values as buttons, of which the chosen one has a dot.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The label, and the values as buttons.
struct PickerRadioGroup: View {
  let parts: PickerConfiguration
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.metrics.checkboxes) private var metrics

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
      if !parts.hidesLabel {
        parts.label
        if isInListRow { Spacer(minLength: 0) }
      }
      if isHorizontal {
        HStack(spacing: metrics.spacing * 2) { parts.options(.radios) }
      } else {
        VStack(alignment: .leading, spacing: metrics.spacing) { parts.options(.radios) }
      }
    }
  }
}

/// One value of a radio group.
struct RadioButton<Content: View>: View {
  let isSelected: Bool
  let content: Content
  let action: () -> Void
  @Environment(\.metrics.checkboxes) private var metrics

  init(isSelected: Bool, content: Content, action: @escaping () -> Void) {
    (self.isSelected, self.content, self.action) = (isSelected, content, action)
  }

  var body: some View {
    Button(action: action) {
      HStack(alignment: .firstTextLineCenter, spacing: metrics.spacing) {
        RadioMark(isSelected: isSelected).accessibilityHidden(true)
        content
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(RadioButtonStyle(metrics: metrics))
  }
}

/// Dims while it is pressed or disabled.
private struct RadioButtonStyle: ButtonStyle {
  let metrics: CheckboxMetrics
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(!isEnabled ? metrics.disabledOpacity : configuration.isPressed ? metrics.pressedOpacity : 1)
  }
}

/// The circle, with a dot where its value is chosen.
private struct RadioMark: View {
  let isSelected: Bool
  @Environment(\.metrics.checkboxes) private var metrics

  var body: some View {
    TickShape(isFilled: isSelected) { _ in
      Circle()
    } sign: { size in
      Circle().fill(.white).frame(width: size * metrics.dot, height: size * metrics.dot).opacity(isSelected ? 1 : 0)
    }
  }
}
