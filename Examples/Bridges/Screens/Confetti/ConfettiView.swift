import UIKit

/// Confetti that falls from the upper edge while it is on.
final class ConfettiView: UIView {
  var isOn = false { didSet { if isOn != oldValue { emitter.birthRate = isOn ? 1 : 0 } } }
  private let emitter = CAEmitterLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    emitter.emitterShape = .line
    emitter.birthRate = 0
    emitter.emitterCells = Self.colors.flatMap { color in Self.shapes.map { Self.cell(color, $0) } }
    layer.addSublayer(emitter)
  }

  required init?(coder: NSCoder) { fatalError("ConfettiView is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.frame = bounds
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }

  private static let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
  private static let shapes = [
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 6)),
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)),
  ]

  private static func cell(_ color: UIColor, _ shape: UIBezierPath) -> CAEmitterCell {
    let renderer = UIGraphicsImageRenderer(size: shape.bounds.size)
    let image = renderer.image { _ in
      color.setFill()
      shape.fill()
    }
    let cell = CAEmitterCell()
    cell.contents = image.cgImage
    cell.contentsScale = UIScreen.main.scale
    cell.birthRate = 7
    cell.lifetime = 7
    cell.emissionLongitude = .pi / 2
    cell.emissionRange = .pi / 5
    cell.velocity = 150
    cell.velocityRange = 90
    cell.yAcceleration = 40
    cell.spin = 3
    cell.spinRange = 5
    cell.scaleRange = 0.5
    return cell
  }
}
