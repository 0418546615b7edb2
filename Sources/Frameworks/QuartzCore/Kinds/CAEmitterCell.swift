public import CoreGraphicsTypes
public import Foundation

/// A kind of particles that an emitter sends out.
///
/// Each number has a range: a particle's own lies within half of it on either side. Angles are in radians, speeds a second.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name for those who look for it.
  open var name: String?
  /// Whether it sends out particles.
  open var isEnabled = true
  /// How many particles a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much lifetimes differ.
  open var lifetimeRange: Float = 0
  /// How far out of the plane particles begin, in radians.
  open var emissionLatitude: CGFloat = 0
  /// In which direction of the plane particles begin, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  /// How much directions differ.
  open var emissionRange: CGFloat = 0
  /// How fast a particle begins, in points.
  open var velocity: CGFloat = 0
  /// How much speeds differ.
  open var velocityRange: CGFloat = 0
  /// How speeds change to the right.
  open var xAcceleration: CGFloat = 0
  /// How speeds change downwards.
  open var yAcceleration: CGFloat = 0
  /// How speeds change towards who looks; of no effect here, where all is flat.
  open var zAcceleration: CGFloat = 0
  /// How large a particle is, in sizes of its picture.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// How sizes change.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle turns.
  open var spin: CGFloat = 0
  /// How much turns differ.
  open var spinRange: CGFloat = 0
  /// What a particle's colours are multiplied by; white unless said otherwise.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// How much red differs.
  open var redRange: Float = 0
  /// How much green differs.
  open var greenRange: Float = 0
  /// How much blue differs.
  open var blueRange: Float = 0
  /// How much opacities differ.
  open var alphaRange: Float = 0
  /// How red changes.
  open var redSpeed: Float = 0
  /// How green changes.
  open var greenSpeed: Float = 0
  /// How blue changes.
  open var blueSpeed: Float = 0
  /// How opacities change.
  open var alphaSpeed: Float = 0
  /// A particle's picture, a `CGImage`.
  open var contents: Any?
  /// Which part of the picture shows, as fractions of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels for each point of the picture.
  open var contentsScale: CGFloat = 1
  /// What each particle sends out itself, while it lives.
  open var emitterCells: [CAEmitterCell]?

  open var beginTime: CFTimeInterval = 0
  /// For how long it sends out particles, in seconds.
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a kind that sends out nothing yet.
  public required override init() { super.init() }

  /// How long the oldest particle lives, in seconds.
  var longestLife: Double { Double(lifetime + abs(lifetimeRange) / 2) }
}
