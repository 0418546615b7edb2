import CoreGraphicsTypes
import Foundation

/// Something modal with a dark ground behind it.
protocol BackdropOwner: ViewNode {
  func backdropWasTapped()
}

extension SheetNode: BackdropOwner {
  func backdropWasTapped() { dismissIfAllowed() }
}

/// What lies between something modal and what is behind it: dark, and a tap on it may take what is modal away.
final class ModalBackdropNode: ViewNode {
  /// How dark it is, 0…1.
  var dim = 0.0 {
    didSet { if dim != oldValue { invalidateDisplay() } }
  }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func makeFragment() -> DisplayFragment {
    guard dim > 0 else { return .empty }
    var builder = FragmentBuilder(for: self)
    let rect = CGRect(origin: .zero, size: size)
    let paint = DisplayPaint.color(DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(dim)))
    builder.append(.fill(DisplayFill(path: Path(rect), paint: paint, snapFrame: rect)), bounds: rect)
    return builder.finish()
  }

  override var debugName: String { "ModalBackdrop" }
}

extension ModalBackdropNode: GestureOwner {
  var admitsInnerGestures: Bool { true }

  func makeCompetitor() -> GestureCompetitor? {
    let recognizer = CallbackRecognizer(TapRecognizer(count: 1)) { [weak self] phase, isWinner, told in
      guard case .ended = phase, isWinner else { return told.isOver = false }
      if !told.isOver { (self?.viewParent as? any BackdropOwner)?.backdropWasTapped() }
      told.isOver = true
    }
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }
}
