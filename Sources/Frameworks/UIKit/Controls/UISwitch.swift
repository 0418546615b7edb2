public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A control that is on or off: a `Toggle` of SwiftUI.
@MainActor @preconcurrency
open class UISwitch: UIControl, FacedView {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As fits.
    case automatic
    /// A box with a mark.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  let face = FaceModel()
  /// The size of a switch, and by how much less wide layouts take it to be (Facts 3.3).
  private static let size = CGSize(width: 51, height: 31)
  private static let overhang: CGFloat = 2

  /// Creates a switch that is off; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }
  /// Creates a switch from an archive, of which there are none here: one that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showFace(alignment: { _ in .leading }) { SwitchFace(control: $0) }
  }

  /// Whether it is on; setting it calls nobody.
  open var isOn = false { didSet { if isOn != oldValue { faceChanged(resizes: false) } } }
  /// Turns it on or off; its knob slides where that is wanted.
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { isOn = on } else { UIView.performWithoutAnimation { isOn = on } }
  }
  /// The track of a switch that is on; the system's green unless said otherwise.
  open var onTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The knob; white unless said otherwise.
  open var thumbTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// What stands beside a box with a mark.
  open var title: String? { didSet { faceChanged() } }
  /// How it is to look.
  open var preferredStyle = Style.automatic { didSet { faceChanged() } }
  /// How it looks.
  open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
  /// The picture of a switch that is on; of no effect, as since iOS 7.
  open var onImage: UIImage?
  /// The picture of a switch that is off; of no effect, as since iOS 7.
  open var offImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    style == .checkbox ? super.intrinsicContentSize : CGSize(width: Self.size.width - Self.overhang, height: Self.size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style == .checkbox ? super.sizeThatFits(size) : Self.size }

  /// The person has turned it on or off.
  func take(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    send([.valueChanged, .primaryActionTriggered], nil)
  }
}

private struct SwitchFace: View {
  let control: UISwitch
  @Environment(\.appearance.values.switches.on) private var usualColor

  var body: some View {
    let isOn = Binding(get: { [weak control] in control?.isOn ?? false }, set: { [weak control] in control?.take($0) })
    let on = Color(uiColor: control.onTintColor ?? usualColor ?? .systemGreen)
    Group {
      if control.style == .checkbox {
        Toggle(isOn: isOn) { Text(verbatim: control.title ?? "") }.toggleStyle(.checkbox).tint(
          control.onTintColor.map { _ in on })
      } else {
        Toggle(isOn: isOn) {}.labelsHidden().toggleStyle(SwitchToggleStyle(tint: on)).fixedSize().appearance {
          if let color = control.thumbTintColor { $0.switches.knob = color }
        }
      }
    }
    .disabled(!control.isEnabled)
  }
}
