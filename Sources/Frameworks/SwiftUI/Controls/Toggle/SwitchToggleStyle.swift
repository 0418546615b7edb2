public import SwiftUICore
import UIKitTypes

/// The label, and at the end of the line a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Makes the style of a switch, green where it is on and nothing is tinted.
  public nonisolated init() { tint = nil }
  /// Makes the style of a switch with a colour for what is on.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The toggle's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and at the end of the line a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A label and a switch.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.metrics.switches) private var metrics

  var body: some View {
    ControlLine(label: configuration.label, spacing: metrics.spacing) { Switch(isOn: configuration.$isOn, tint: tint) }
      .plainSpacing()
  }
}

/// A track with a knob that goes to the other end.
///
/// A tap changes it. A finger that moves changes it when it has gone most of the track's way, and back; the value is written when
/// it is lifted.
private struct Switch: View {
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.metrics.switches) private var metrics
  @Environment(\.accent) private var accent
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearance.values.switches) private var attributes
  /// What shows while a finger moves the knob; `nil`: the value.
  @State private var dragged: Bool?

  private var shown: Bool { dragged ?? isOn }

  var body: some View {
    Pressable(action: { isOn.toggle() }) { isPressed in
      ZStack(alignment: shown ? .trailing : .leading) {
        Capsule().fill(shown ? tint ?? accent ?? attributes.on?.color ?? metrics.onColor : metrics.offColor)
        Capsule().fill(attributes.knob?.color ?? .white)
          .overlay(Capsule().strokeBorder(.black.opacity(0.04), lineWidth: 0.5))
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .shadow(color: .black.opacity(0.06), radius: 0.5, x: 0, y: 3)
          .frame(width: knob + (isPressed || dragged != nil ? metrics.stretch : 0), height: knob)
          .padding(metrics.inset)
          .animation(metrics.pressMotion, value: isPressed || dragged != nil)
      }
      .frame(width: metrics.size.width, height: metrics.size.height)
      .animation(metrics.motion, value: shown)
      .contentShape(Capsule())
    }
    .highPriorityGesture(drag)
    .accessibilityPressedPart()
    .frame(width: metrics.size.width - metrics.overhang, alignment: .leading)
    .opacity(isEnabled ? 1 : 0.5)
    .allowsHitTesting(isEnabled)
  }

  private var knob: CGFloat { metrics.size.height - 2 * metrics.inset }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { drag in
        // Towards the other end, from where the knob was.
        let forward = drag.translation.width * (direction == .rightToLeft ? -1 : 1) * (isOn ? -1 : 1)
        let hasChanged = dragged.map { $0 != isOn } ?? false
        let way = metrics.size.width * (hasChanged ? metrics.returnPart : metrics.dragPart)
        dragged = forward > way ? !isOn : isOn
      }
      .onFinished { drag in
        if drag != nil, let dragged, dragged != isOn { isOn = dragged }
        dragged = nil
      }
  }
}
