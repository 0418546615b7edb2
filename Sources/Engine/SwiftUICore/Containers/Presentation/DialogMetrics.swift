package import Foundation

/// Where a dialog stands in its window, and how it comes and goes; lengths in points.
package struct DialogMetrics: Equatable, Sendable {
  /// In the middle it comes from a larger size, as an alert does; from below it slides in.
  package enum Position: Sendable { case middle, below }
  package var position: Position
  /// From the sides of the window to the dialog at least, and from the safe area's lower edge, in the middle also from its upper one.
  package var margin: CGSize
  /// From the window's upper edge to one from below: the safe area's inset, but within these bounds.
  package var topGap: ClosedRange<CGFloat> = 0...0
  /// How large one in the middle comes in, as a part of its size.
  package var largest: CGFloat = 1
  /// How dark what is behind becomes in light and in dark surroundings, 0…1.
  package var dim: Double
  package var darkDim: Double

  package init(
    position: Position, margin: CGSize, topGap: ClosedRange<CGFloat> = 0...0, largest: CGFloat = 1, dim: Double, darkDim: Double
  ) {
    self.position = position
    self.margin = margin
    self.topGap = topGap
    self.largest = largest
    self.dim = dim
    self.darkDim = darkDim
  }

  /// The room for a dialog in a window with a safe area.
  func room(in window: CGRect, safe: CGRect) -> CGSize {
    switch position {
    case .middle: return CGSize(width: window.width - 2 * margin.width, height: safe.height - 2 * margin.height)
    case .below:
      let top = window.minY + min(max(safe.minY - window.minY, topGap.lowerBound), topGap.upperBound)
      return CGSize(width: min(window.width, window.height) - 2 * margin.width, height: safe.maxY - margin.height - top)
    }
  }

  /// Where a dialog stands that has come so far, 0…1.
  func origin(of size: CGSize, in window: CGRect, safe: CGRect, presence: CGFloat) -> CGPoint {
    switch position {
    case .middle: return CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    case .below:
      let top = safe.maxY - margin.height - size.height
      return CGPoint(x: safe.midX - size.width / 2, y: top + (window.maxY - top) * (1 - presence))
    }
  }
}

/// A modal view as an alert, or as a dialog from below.
package struct DialogVariant: ModalVariant {
  package let name: String
  let metrics: DialogMetrics
  let control: DialogControl
  let isLeftByTaps: Bool

  /// - Parameters:
  ///   - name: What messages call it, with its article.
  ///   - metrics: Where it stands and how it moves.
  ///   - control: The way to it.
  ///   - isLeftByTaps: Whether a tap beside it is as good as its cancel button.
  package init(name: String, metrics: DialogMetrics, control: DialogControl, isLeftByTaps: Bool) {
    self.name = name
    self.metrics = metrics
    self.control = control
    self.isLeftByTaps = isLeftByTaps
  }

  package func makeNode(_ view: ModalView, inputs: _ViewInputs) -> ModalNode { DialogNode(view, inputs: inputs) }
}

/// The way to a dialog that is shown, for what is in it.
package final class DialogControl {
  weak var node: DialogNode?
  package init() {}

  /// Leaves it without a change, as its cancel button does.
  package func cancel() { node?.cancel() }
  /// Goes on from a field in which a text was ended: to the next field, or to what the dialog does.
  package func submit() { node?.submit() }
}
