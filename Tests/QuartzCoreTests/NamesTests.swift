import CoreGraphicsTypes
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Names of layers' values") struct NamesTests {
  @Test("Values are as they are where nobody says otherwise")
  func defaults() {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    #expect(keyframes.calculationMode == CAAnimationCalculationMode.linear)
    #expect(keyframes.rotationMode == nil && CAAnimationRotationMode.rotateAuto != .rotateAutoReverse)
    #expect((keyframes as CAPropertyAnimation).keyPath == "position")
    #expect((keyframes as any CAMediaTiming).fillMode == CAMediaTimingFillMode.removed)
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterShape == CAEmitterLayerEmitterShape.point)
    #expect(emitter.emitterMode == CAEmitterLayerEmitterMode.volume)
    #expect(emitter.renderMode == CAEmitterLayerRenderMode.unordered)
    #expect(CAGradientLayer().type == CAGradientLayerType.axial)
    #expect(CAScrollLayer().scrollMode == CAScrollLayerScrollMode.both && CAScrollLayer().masksToBounds)
    let shape = CAShapeLayer()
    #expect(shape.fillRule == CAShapeLayerFillRule.nonZero)
    #expect(shape.lineCap == CAShapeLayerLineCap.butt && shape.lineJoin == CAShapeLayerLineJoin.miter)
    let text = CATextLayer()
    #expect(text.alignmentMode == CATextLayerAlignmentMode.natural && text.truncationMode == CATextLayerTruncationMode.none)
    let transition = CATransition()
    #expect(transition.type == CATransitionType.fade && transition.subtype == CATransitionSubtype?.none)
    #expect(CAMediaTimingFunctionName.easeIn != .easeOut)
  }

  @Test("A copy of an animation is as the animation was")
  func copies() throws {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.toValue, animation.damping, animation.fillMode) = (0.5, 3, .both)
    animation.setValue("a", forKey: "name")
    let copy = try #require(animation.copy() as? CASpringAnimation)
    animation.damping = 9
    #expect(copy.damping == 3 && copy.fillMode == .both && copy.keyPath == "opacity")
    #expect(copy.value(forKey: "name") as? String == "a")
  }
}
