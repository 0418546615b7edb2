import CoreGraphicsTypes
import Foundation
import Testing

@Suite("The functions of C for points, rectangles and transforms")
struct GeometryFunctionsTests {
  private let rect = CGRectMake(1, 2, 30, 40.5)
  private let other = CGRect(x: 11, y: 12, width: 40, height: 10)

  @Test("make what initialisers make")
  func making() {
    #expect(CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2)) && !CGPointEqualToPoint(CGPointMake(1, 2), .zero))
    #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)) && !CGSizeEqualToSize(CGSizeMake(1, 2), .zero))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectEqualToRect(rect, CGRect(x: 1, y: 2, width: 30, height: 40.5)) && !CGRectEqualToRect(rect, other))
  }

  @Test("ask as members do")
  func asking() {
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)] == [1, 16, 31, 30])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)] == [2, 22.25, 42.5, 40.5])
    #expect(CGRectContainsPoint(rect, CGPoint(x: 1, y: 2)) && !CGRectContainsPoint(rect, .zero))
    #expect(CGRectContainsRect(rect, CGRectInset(rect, 1, 1)) && !CGRectContainsRect(rect, other))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectIntersectsRect(rect, CGRectOffset(rect, 100, 0)))
    #expect(CGRectIsEmpty(.zero) && !CGRectIsEmpty(rect) && CGRectIsNull(.null) && !CGRectIsNull(rect))
  }

  @Test("change as members do")
  func changing() {
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36.5))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 30, height: 40.5))
    #expect(CGRectIntegral(rect) == CGRect(x: 1, y: 2, width: 30, height: 41))
    #expect(CGRectStandardize(CGRect(x: 3, y: 3, width: -2, height: 1)) == CGRect(x: 1, y: 3, width: 2, height: 1))
    #expect(CGRectUnion(rect, other) == CGRect(x: 1, y: 2, width: 50, height: 40.5))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 11, y: 12, width: 20, height: 10))
  }

  @Test("transforms, too")
  func transforms() {
    let move = CGAffineTransformMakeTranslation(3, 4), scale = CGAffineTransformMakeScale(2, 3)
    #expect(move == CGAffineTransformMake(1, 0, 0, 1, 3, 4) && CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(
      !CGAffineTransformIsIdentity(move)
        && CGAffineTransformIsIdentity(CGAffineTransformConcat(move, CGAffineTransformInvert(move))))
    #expect(CGAffineTransformTranslate(scale, 3, 4) == CGAffineTransformConcat(move, scale))
    #expect(CGAffineTransformScale(move, 2, 3) == CGAffineTransformConcat(scale, move))
    let turn = CGAffineTransformMakeRotation(.pi / 2)
    #expect(CGAffineTransformRotate(move, .pi / 2) == CGAffineTransformConcat(turn, move))
    #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), scale) == CGPoint(x: 2, y: 3))
    #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 1), scale) == CGSize(width: 2, height: 3))
    #expect(CGRectApplyAffineTransform(CGRect(x: 1, y: 1, width: 1, height: 1), scale) == CGRect(x: 2, y: 3, width: 2, height: 3))
  }
}
