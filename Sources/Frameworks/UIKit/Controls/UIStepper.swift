public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// A control that changes a value up and down by steps: a `Stepper` of SwiftUI.
@MainActor @preconcurrency
open class UIStepper: UIControl, FacedView {
  let face = FaceModel()
  /// The size of a stepper (Facts 3.3).
  private static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper from 0 to 100; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }
  /// Creates a stepper from an archive, of which there are none here: one from 0 to 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace(alignment: { _ in .topLeading }) { StepperFace(control: $0) } }

  /// The value, always in the range; setting it calls nobody.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
      faceChanged(resizes: false)
    }
  }
  private var storedValue = 0.0
  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// How far a step leads; more than 0.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0 else { fatalError("a step of a UIStepper is \(stepValue); it has to be more than 0") }
      faceChanged(resizes: false)
    }
  }
  /// Whether a step beyond one end of the range leads to the other one.
  open var wraps = false { didSet { faceChanged(resizes: false) } }
  /// Whether a half that is held makes one step after the other.
  open var autorepeat = true { didSet { faceChanged(resizes: false) } }
  /// Whether those who hear of the value hear of each step while a half is held, or of the last one alone.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var isHeld = false
  private var stepsOfPress = 0

  func canStep(_ sign: Double) -> Bool {
    wraps || (sign > 0 ? storedValue < maximumValue : storedValue > minimumValue)
  }

  /// The person makes a step.
  func step(_ sign: Double) {
    guard canStep(sign), autorepeat || stepsOfPress == 0 else { return }
    stepsOfPress += isHeld ? 1 : 0
    let next = storedValue + sign * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous || !isHeld { tell() }
  }
  /// A half is held, or let go.
  func take(isHeld: Bool) {
    self.isHeld = isHeld
    if !isHeld, !isContinuous, stepsOfPress > 0 { tell() }
    stepsOfPress = 0
  }
  private func tell() { send([.valueChanged, .primaryActionTriggered], nil) }
}

private struct StepperFace: View {
  @Faced var control: UIStepper

  var body: some View {
    Stepper(
      label: { EmptyView() }, onIncrement: step(1), onDecrement: step(-1),
      onEditingChanged: { [weak control] in control?.take(isHeld: $0) }
    )
    .labelsHidden()
    .fixedSize()
    .accessibilityValue(Text(verbatim: control.value.formatted()))
    .disabled(!control.isEnabled)
  }

  /// What a half does; `nil` where it leads nowhere.
  private func step(_ sign: Double) -> (() -> Void)? {
    guard control.canStep(sign) else { return nil }
    return { [weak control] in control?.step(sign) }
  }
}
