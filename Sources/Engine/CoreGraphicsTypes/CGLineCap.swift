/// How the ends of lines look: cut off at the end, or longer by half of the width, round or square.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet: in a point, round, or with the point cut off.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
